/** The name of an icon’s component: `CarIcon` for `car`. */
export function componentName(name: string): string {
  return `${name.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())}Icon`;
}
