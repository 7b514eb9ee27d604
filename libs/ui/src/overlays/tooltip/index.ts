export { tooltipMessages } from './tooltip.messages.ts';
export { Tooltip, type TooltipProps } from './tooltip.tsx';
