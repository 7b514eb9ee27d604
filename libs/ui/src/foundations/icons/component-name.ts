/** The component name of an icon: `CarIcon` for `car`. */
export function componentName(name: string): string {
  return `${name.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())}Icon`;
}
