import { describe, expect, it } from 'vitest';
import { highlight, typedWords, words } from './address-words.ts';

describe('words', () => {
  it.each([
    ["350, rue de l'Église", ['350', 'rue', 'de', 'l', 'eglise']],
    ['ÎLE-PERROT', ['ile', 'perrot']],
    ['Sacré-Cœur', ['sacre', 'coeur']],
    ['', []],
  ])('of %s are folded', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });
});

describe('highlight', () => {
  it.each([
    ['350 Rue Saint-Joseph E', '350 rue', '0-3,4-7'],
    ['350 Rue des Érables', 'erab 35', '0-2,12-16'],
    ['10 Rue du Sacré-Cœur', 'coeur', '16-20'],
    ['10 Rue du Sacré-Cœur', 'co', '16-18'],
    ['10 Boulevard Saint-Jean', 'boul st', '3-12,13-18'],
    ['10 Rue Principale', 'montreal', ''],
    ['10 Rue Principale', '', ''],
  ])('of %s for “%s” is %s', (text, typed, expected) => {
    expect(highlight(text, typedWords(typed))).toBe(expected);
  });
});
