import { describeIsolation } from './testing/isolation-suite.ts'

describeIsolation('scoping')
