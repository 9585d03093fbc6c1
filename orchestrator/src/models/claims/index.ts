export { checkClaims } from './check-claims.ts'
export type { CheckedClaims, Claim } from './claim.ts'
export { type ClaimReadingByModel, undecidedClaims, withReadings } from './with-readings.ts'
