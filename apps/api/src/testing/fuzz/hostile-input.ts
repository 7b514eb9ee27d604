import fc from 'fast-check';

// Texts, values and bodies that often cause errors.

/** Texts that often cause errors. */
const naughtyTexts = [
  '',
  ' ',
  '\0',
  '\u202e',
  '\ud800',
  '\ufeff',
  '﷽',
  'ﷺ'.repeat(100),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L',
  '👩‍👩‍👧‍👦',
  'ı',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '9007199254740993',
  '0x10',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '%c0%ae',
  "'; DROP TABLE submissions; --",
  "' OR '1'='1",
  '$1',
  '\\',
  ':* & | ! ( ) <->',
  "a:* & 'b' | !c",
  '%_%',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'a\r\nSet-Cookie: a=b',
  'a@b.test\nBcc: c@d.test',
  '=cmd|"/c calc"!A1',
  'x'.repeat(101),
  'é'.repeat(10_000),
];

export const naughtyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...naughtyTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

export const naughtyValue = fc.oneof(
  { weight: 3, arbitrary: naughtyText },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, 0, -0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], { a: {} }, [
      'a',
    ]),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** The texts that HTTP allows in a header. */
export const headerText = naughtyText.map((text) =>
  text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 2_000),
);

export const encode = (text: string): Uint8Array => Buffer.from(text);

/** Invalid bodies: in other encodings, truncated, deeply nested, too long, or not JSON. */
export function brokenBody(json: fc.Arbitrary<string>): fc.Arbitrary<Uint8Array | undefined> {
  return fc.oneof(
    json.map((text) => encode(text.slice(0, Math.ceil(text.length * 0.7)))),
    json.map((text) => Buffer.from(text, 'utf16le')),
    json.map((text) => Buffer.from(text, 'latin1')),
    fc.uint8Array({ maxLength: 200 }),
    fc.constantFrom(
      undefined,
      encode(''),
      encode('{"a":'.repeat(9_000)),
      encode('['.repeat(60_000)),
      encode(`{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`),
      encode(JSON.stringify({ a: 'x'.repeat(66_000) })),
      encode(JSON.stringify(Object.fromEntries(Array.from({ length: 4_000 }, (_, at) => [`k${at}`, at])))),
    ),
  );
}
