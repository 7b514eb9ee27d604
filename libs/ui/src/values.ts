export { expertTags } from './content/expert-opinion/expert-tags.ts';
export { type IconName, iconNames } from './foundations/icons/generated/icon-names.ts';
export { anchorId, anchorIds } from './layout/section/anchor-id.ts';
export { mainId } from './navigation/skip-link/main-id.ts';
