/** A run of text as the PDF places it: points, origin at the bottom left. */
export interface PdfText {
  text: string
  x: number
  y: number
  width: number
  size: number
}

/** Text between wide gaps, with where it begins and ends, in points. */
export interface PdfCell {
  text: string
  x: number
  end: number
  /** As the file puts it out, piece by piece. */
  runs: { text: string; x: number; end: number }[]
}

/** A line of the page; `cells` are its parts between wide gaps. */
export interface PdfLine {
  text: string
  cells: PdfCell[]
  x: number
  y: number
  size: number
}
