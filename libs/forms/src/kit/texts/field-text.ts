/** The text of a field: by its name, or in a list by its name without the index (`members.*.email`). */
export function textOf<Text>(texts: Readonly<Partial<Record<string, Text>>>, name: string): Text | undefined {
  return texts[name] ?? texts[name.replace(/\.\d+(?=\.|$)/g, '.*')];
}
