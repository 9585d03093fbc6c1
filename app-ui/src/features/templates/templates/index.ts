export { useIndustries, useTemplate } from './template-queries.ts'
