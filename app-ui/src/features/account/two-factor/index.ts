export { TwoFactorCard } from './components/TwoFactorCard.tsx'
