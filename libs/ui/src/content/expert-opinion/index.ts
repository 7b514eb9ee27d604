export { expertOpinionMessages } from './expert-opinion.messages.ts';
export { ExpertOpinion, type ExpertOpinionProps, expertTags } from './expert-opinion.tsx';
