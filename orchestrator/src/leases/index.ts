export { keepLease, renewLeases } from './keep-lease.ts'
export {
  countingLeaseOver,
  type Hold,
  leaseEnd,
  leaseEnded,
  leaseOver,
  mostFailures,
} from './lease.queries.ts'
