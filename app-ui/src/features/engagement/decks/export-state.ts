import type { Export } from '@parley/contracts/http/exports.ts'

/** Nothing more happens to it. */
export const isOver = ({ status }: Pick<Export, 'status'>): boolean =>
  status === 'COMPLETED' || status === 'FAILED'
