export { convertKnowledge } from './convert-knowledge.ts'
export { type IndexingPorts, indexSource } from './index-source.ts'
export { findNotices } from './notices.ts'
export { writeFirmPostings } from './write-firm-postings.ts'
