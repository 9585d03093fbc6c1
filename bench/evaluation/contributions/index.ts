export { judgePart, type JudgedPart } from './judge-part.ts'
export { measurePlaces, type MeasuredPart, type MeasuredPlace } from './measure-parts.ts'
export { missedParts, partFigures, partHead, partRows, partsByHalf, type PartFigures } from './part-report.ts'
export { readPlaces, type LabelledPlace } from './part-set.ts'
