export {
  WarningOverlay,
  type WarningOverlayEvent,
  type WarningOverlayProps,
} from './warning-overlay.tsx';
