const names: Readonly<Record<string, string>> = { amex: 'American Express' };

/** The name of a card’s brand, by the gateway’s code: `visa` is Visa. */
export function cardBrandName(brand = ''): string {
  return names[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
}
