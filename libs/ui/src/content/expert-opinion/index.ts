export { expertOpinionMessages } from './expert-opinion.messages.ts';
export { ExpertOpinion, type ExpertOpinionProps } from './expert-opinion.tsx';
export { expertTags } from './expert-tags.ts';
