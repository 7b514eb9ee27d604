const names: Readonly<Record<string, string>> = { amex: 'American Express' };

/** The name of a card’s brand from the gateway’s code: `Visa` from `visa`. */
export function cardBrandName(brand = ''): string {
  return names[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
}
