import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import sharp from 'sharp';
import { shareSize } from './share-path.ts';

const panelWidth = 704;
const margin = 72;
const titleWidth = 600;
/** Sizes of the title. The first with which it has no more than `mostLines` lines is used. */
const titleSizes = [72, 64, 56, 48];
const mostLines = 4;

/** The design system’s tokens color-nuit-700 and color-balise-600, and white. */
const colours = { ground: '#0e3447', accent: '#c4380c', text: '#ffffff' };

const font = headingFont();

export interface ShareCard {
  readonly title: string;
  readonly clubName: string;
  /** The text of an SVG of 36 by 36 pixels. */
  readonly mark: string;
  /** A scene of the design system, by its name. */
  readonly scene: string;
  /** The file of a photograph, shown instead of the scene. */
  readonly photograph?: string | undefined;
}

/**
 * The picture for a shared link: the page's title, the club's name and a scene, as JPEG. Texts become
 * paths, because a container has no fonts.
 */
export async function sharePicture({ title, clubName, mark, scene, photograph }: ShareCard): Promise<Buffer> {
  const { width, height } = shareSize;
  const right = await sharp(photograph ?? sceneFile(scene))
    .resize(width - panelWidth, height, { fit: 'cover' })
    .toBuffer();
  const panel = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path fill="${colours.ground}" d="M0 0h800l-96 630H0z"/>
    <path fill="${colours.accent}" d="M800 0h24l-96 630h-24z"/>
    ${titlePaths(title)}
    <g transform="translate(${margin} ${height - margin - 52}) scale(1.45)">${drawingOf(mark)}</g>
    ${textPath(clubName, margin + 72, height - margin - 12, 36)}
  </svg>`;
  return sharp({ create: { width, height, channels: 3, background: colours.ground } })
    .composite([
      { input: right, left: panelWidth, top: 0 },
      { input: Buffer.from(panel), left: 0, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** Wraps a text to a width. A single word may be wider. */
export function linesOf(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  // Split only at ordinary spaces: a no-break space keeps its words together.
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function titlePaths(title: string): string {
  const smallest = titleSizes.at(-1) ?? 0;
  const fits = (size: number) => {
    const lines = linesOf(title, size, titleWidth);
    return lines.length <= mostLines && lines.every((line) => widthOf(line, size) <= titleWidth);
  };
  const size = titleSizes.find(fits) ?? smallest;
  return linesOf(title, size, titleWidth)
    .map((line, index) => textPath(line, margin, margin + size + index * size * 1.15, size))
    .join('');
}

function textPath(text: string, x: number, y: number, size: number): string {
  const { glyphs, positions } = font.layout(text);
  let advance = 0;
  const outlines = glyphs.map((glyph, index) => {
    const outline = `<path transform="translate(${advance})" d="${glyph.path.toSVG()}"/>`;
    advance += positions[index]?.xAdvance ?? 0;
    return outline;
  });
  const scale = size / font.unitsPerEm;
  // In a font, y increases upwards.
  return `<g fill="${colours.text}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}

const widthOf = (text: string, size: number) => (font.layout(text).advanceWidth * size) / font.unitsPerEm;

/** The font of headings in its default weight, extra bold. */
function headingFont(): fontkit.Font {
  const file = fileURLToPath(import.meta.resolve('@jalon/ui/fonts/bricolage-grotesque-latin.woff2'));
  const opened = fontkit.create(readFileSync(file));
  if (!('layout' in opened)) throw new Error('The file of the heading font has several fonts');
  return opened;
}

const sceneFile = (name: string) => fileURLToPath(import.meta.resolve(`@jalon/ui/pictures/${name}.svg`));

/** The drawing of an SVG, without the element around it. */
const drawingOf = (svg: string) =>
  svg
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<title>.*?<\/title>/, '')
    .replace(/<\/svg>\s*$/, '');
