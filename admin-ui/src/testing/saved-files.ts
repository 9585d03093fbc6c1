import { jest } from '@jest/globals'

export interface SavedFile {
  name: string
  text: () => Promise<string>
}

/** What is given to the browser to save from now on, in a test. */
export function catchSavedFiles(): SavedFile[] {
  const files: SavedFile[] = []
  let last: Blob | undefined
  URL.createObjectURL = (blob: Blob | MediaSource) => {
    last = blob as Blob
    return 'blob:saved'
  }
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = last
    files.push({ name: this.download, text: () => blob?.text() ?? Promise.resolve('') })
  })
  return files
}
