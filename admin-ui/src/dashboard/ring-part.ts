export interface RingPart {
  id: string
  name: string
  value: number
  colour: string
}
