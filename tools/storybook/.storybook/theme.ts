import { create } from 'storybook/theming';

/** The club's colours and type on Storybook's own pages. */
export const theme = create({
  base: 'light',
  brandTitle: 'Jalon · système de design',
  brandUrl: './',
  fontBase: '"Atkinson Hyperlegible Next", Arial, sans-serif',
  colorPrimary: '#c4380c',
  colorSecondary: '#1b6ca8',
  appBg: '#f6f3ec',
  appBorderColor: '#d8d0bf',
  appBorderRadius: 4,
  textColor: '#0e3447',
  textMutedColor: '#33627a',
  barTextColor: '#33627a',
  barSelectedColor: '#c4380c',
  barHoverColor: '#1b6ca8',
  inputBorderRadius: 4,
});
