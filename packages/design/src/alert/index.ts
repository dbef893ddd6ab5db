export { AlertBanner, type AlertBannerProps, type AlertType, alertFade } from './AlertBanner';
export { AlertModal, type AlertModalProps } from './AlertModal';
