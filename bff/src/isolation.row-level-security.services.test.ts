import { describeIsolation } from './testing/isolation-suite.ts'

describeIsolation('row-level-security')
