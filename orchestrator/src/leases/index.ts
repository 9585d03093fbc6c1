export { keepLease, renewLeases } from './keep-lease.ts'
export { countingLeaseOver, type Hold, leaseEnd, leaseOver } from './lease.queries.ts'
