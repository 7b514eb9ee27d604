import type { SearchEntry } from '../../../apps/api/src/features/search/search-entry.ts';

// Generates the same French and English articles at each run. Word frequencies follow Zipf's law, as in real texts;
// the most frequent words are function words of the language and motoring terms.

type Language = 'fr' | 'en';

const littleWords = {
  fr: 'de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec son à aux d’un cette d’une ont ses mais comme on tout nous sa fait été aussi leur bien peut ces y deux même ou encore où sans très'.split(
    ' ',
  ),
  en: 'the of and to a in for is on that by this with you it not or be are from at as your all have new more an was we will home can us about if page my has search free but our one other do no they site he up may what which their out use any there see only so his when'.split(
    ' ',
  ),
} as const;

/** Motoring terms, the most frequent first: each of the first thirty is in at least a quarter of the articles. */
export const topics = {
  fr: 'voiture auto véhicule conduite essence moteur batterie route hiver pneu frein entretien sécurité assurance habitation membre voyage remorquage garage électrique hybride consommation prix essai occasion consultation conseil dépannage siège élan œuvre phare huile transmission autonomie recharge borne boulon écrou échappement embrayage essuie-glace climatisation carrosserie rouille alignement suspension amortisseur courroie radiateur thermostat clignotant rétroviseur pare-brise démarreur alternateur'.split(
    ' ',
  ),
  en: 'car vehicle driving gas engine battery road winter tire brake maintenance safety insurance home member travel towing garage electric hybrid consumption price review used consultation advice assistance seat momentum light oil transmission range charging station bolt nut exhaust clutch wiper conditioning body rust alignment suspension shock belt radiator thermostat signal mirror windshield starter alternator'.split(
    ' ',
  ),
} as const;

const types = ['article', 'guide', 'podcast', 'video', 'road test'];
const labels = ['Auto', 'Habitation', 'Voyage', 'Assurance', 'Membres'];
const vocabularySize = 30_000;

/** Pseudorandom numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The words of a language by frequency. */
export function vocabulary(language: Language): readonly string[] {
  const random = seededRandom(language === 'fr' ? 1 : 2);
  const syllables =
    language === 'fr'
      ? 'ba bé bou cha ché clo cou da dé dou fa fé fra ga gi ju la lé li lou ma mé mi mon na né nou pa pé pi plu ra ré ri rou sa sé si sou ta té ti tou va vé vi vou eau ou in on'.split(
          ' ',
        )
      : 'ba be bri bu car che clo co da de do fa fe fla ga ge gri ha he in ju la le li lo ma me mi mo na ne no pa pe pi plo ra re ri ro sa se si so ta te ti to va ve vi wa we wi'.split(
          ' ',
        );
  const endings =
    language === 'fr'
      ? ['', 'tion', 'ment', 'er', 'eur', 'age', 'que', 'té']
      : ['', 'tion', 'ment', 'er', 'ing', 'age', 'ic', 'ty'];
  const made = new Set<string>();
  while (made.size < vocabularySize) {
    const count = 2 + Math.floor(random() * 3);
    const parts = Array.from({ length: count }, () => pick(syllables, random));
    made.add(parts.join('') + pick(endings, random));
  }
  // Function words and motoring terms alternate at the head of the list.
  const head = littleWords[language].flatMap((word, index) => [word, topics[language][index] ?? []].flat());
  return [...head, ...made];
}

function pick<T>(list: readonly [T, ...T[]] | readonly T[], random: () => number): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('Empty list');
  return item;
}

/** Articles of 300 words, three quarters of them in French. */
export function* benchDocuments(count: number): Generator<SearchEntry> {
  const random = seededRandom(3);
  const words = { fr: vocabulary('fr'), en: vocabulary('en') };
  const draw = { fr: zipf(words.fr, random), en: zipf(words.en, random) };
  for (let number = 0; number < count; number += 1) {
    const language = number % 4 === 3 ? 'en' : 'fr';
    const text = (length: number) => Array.from({ length }, draw[language]).join(' ');
    const sentences = (total: number) =>
      Array.from({ length: Math.ceil(total / 15) }, () => `${capital(text(15))}.`).join(' ');
    yield {
      index: language,
      id: `bench-${number}`,
      url: `/${language}/bench/${number}`,
      title: capital(
        `${pick(topics[language], random)} ${text(3 + Math.floor(random() * 5))} ${pick(topics[language], random)}`,
      ),
      headings: Array.from({ length: 3 }, () => capital(text(5))),
      body_content: sentences(300),
      type: pick(types, random),
      year: 2005 + Math.floor(random() * 22),
      label: pick(labels, random),
      reading_time: `${1 + Math.floor(random() * 9)} min`,
      image: `/images/${number % 100}.jpg`,
    };
  }
}

/** Draws words with frequencies that follow Zipf's law. */
function zipf(words: readonly string[], random: () => number): () => string {
  let sum = 0;
  const sums = words.map((_, rank) => {
    sum += 1 / (rank + 2.7);
    return sum;
  });
  return () => {
    const wanted = random() * sum;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return words[low] ?? '';
  };
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
