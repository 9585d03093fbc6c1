export { lengthOf, PasswordRules } from './PasswordRules.tsx'
