export { checkClaims, type ClaimEvidence } from './check-claims.ts'
export type { CheckedClaims, Claim, ClaimStanding } from './claim.ts'
export {
  type ClaimReadingByModel,
  undecidedClaims,
  type UndecidedClaim,
  withReadings,
} from './with-readings.ts'
