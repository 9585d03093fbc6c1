export type { KnownPlace } from './demo-knowledge.ts'
export { openProduct, type Product } from './open-product.ts'
