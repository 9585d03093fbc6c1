/** A public test collection: documents, questions, and which document answers which question. */
export interface Collection {
  name: string
  documents: CollectionDocument[]
  questions: CollectionQuestion[]
}

export interface CollectionDocument {
  id: string
  title: string
  text: string
}

export interface CollectionQuestion {
  id: string
  text: string
  /** Documents that answer it, by their ids. */
  relevant: ReadonlySet<string>
}
