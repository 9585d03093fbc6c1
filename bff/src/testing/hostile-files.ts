import { deflateSync } from 'node:zlib'

/** A file that wants to do harm, and what should become of it. */
export interface HostileFile {
  what: string
  name: string
  content: Uint8Array<ArrayBuffer>
  /** It is what its name says, and harms only who runs it: it is kept, and served to be saved, never to be run. */
  kept?: boolean
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'latin1'))
const joined = (...parts: (Uint8Array | string)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))),
  )

/** A stored (not compressed) archive of one entry; the least that is a ZIP. */
function zip(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const sizes = (buffer: Buffer, at: number): void => {
    buffer.writeUInt32LE(content.length, at)
    buffer.writeUInt32LE(content.length, at + 4)
    buffer.writeUInt16LE(name.length, at + 8)
  }
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  sizes(local, 18)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  sizes(entry, 20)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(30 + name.length + content.length, 16)
  return joined(local, name, content, entry, name, end)
}

/** The head of a picture that says how large it is, and nothing of it. */
function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(25)
  head.writeUInt32BE(13, 0)
  head.write('IHDR', 4, 'latin1')
  head.writeUInt32BE(width, 8)
  head.writeUInt32BE(height, 12)
  head.set([8, 6, 0, 0, 0], 16)
  return joined('\x89PNG\r\n\x1a\n', head)
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
const page = '<html><body><script>alert(1)</script></body></html>'
const laughs = '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><d>&b;</d>'
const external = '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><d>&x;</d>'
const zeros = deflateSync(Buffer.alloc(50 * 1024 * 1024))

export const hostileFiles: readonly HostileFile[] = [
  { what: 'a picture with script', name: 'logo.svg', content: bytes(svg) },
  { what: 'a picture with script, by another name', name: 'logo.png', content: bytes(svg) },
  { what: 'a page that says it is a PDF', name: 'report.pdf', content: bytes(page) },
  { what: 'a page that says it is a picture', name: 'photo.gif', content: bytes(page) },
  { what: 'a program that says it is a text', name: 'notes.txt', content: joined('MZ', new Uint8Array(200)) },
  { what: 'a program', name: 'setup.exe', content: joined('MZ', new Uint8Array(200)) },
  {
    what: 'a Linux program named as a document',
    name: 'plan.docx',
    content: joined('\x7fELF', new Uint8Array(200)),
  },
  { what: 'a script', name: 'run.js', content: bytes('alert(1)') },
  { what: 'a double ending', name: 'report.pdf.exe', content: bytes('%PDF-1.7') },
  {
    what: 'a direction mark that hides the ending',
    name: 'invoice\u202efdp.exe',
    content: bytes('%PDF-1.7'),
  },
  { what: 'an archive', name: 'all.zip', content: zip('a.txt', bytes('text')) },
  {
    what: 'an archive in an archive, named as a document',
    name: 'deep.docx',
    content: zip('b.zip', zip('a.txt', bytes('x'))),
  },
  {
    what: 'an archive that climbs, named as a sheet',
    name: 'climb.xlsx',
    content: zip('../../../../tmp/x', bytes('x')),
  },
  { what: 'entities that multiply, named as a sheet', name: 'laughs.xlsx', content: bytes(laughs) },
  { what: 'an entity from outside, named as a document', name: 'outside.docx', content: bytes(external) },
  { what: 'packed zeros that say they are a document', name: 'bomb.docx', content: new Uint8Array(zeros) },
  { what: 'a picture of 40 billion pixels', name: 'huge.png', content: png(200_000, 200_000) },
  { what: 'a picture without a size', name: 'none.png', content: bytes('\x89PNG\r\n\x1a\n') },
  { what: 'nothing', name: 'empty.txt', content: new Uint8Array() },
  { what: 'no ending', name: 'constructor', content: bytes('text') },
  { what: 'an ending of the prototype', name: 'a.__proto__', content: bytes('text') },
  { what: 'a text with zero bytes', name: 'zero.txt', content: joined('text', new Uint8Array([0]), 'text') },
  // Kept, under a name that names no folder; whether its content can be read is said once it was looked at.
  { what: 'a PDF that is a page too', name: 'both.pdf', content: bytes(`%PDF-1.7\n${page}`), kept: true },
  { what: 'half a PDF', name: 'half.pdf', content: bytes('%PDF-1.7\n1 0 obj\n<< /Type /Cat'), kept: true },
  { what: 'a page', name: 'page.html', content: bytes(page), kept: true },
  { what: 'a name that climbs', name: '../../../../etc/passwd.txt', content: bytes('text'), kept: true },
  { what: 'a Windows name that climbs', name: '..\\..\\windows\\a.txt', content: bytes('text'), kept: true },
  { what: 'a name with control characters', name: 'a\u0000b\u0007c.txt', content: bytes('text') },
  { what: 'a name that turns its direction', name: 'a\u202etxt.fdp.txt', content: bytes('text'), kept: true },
  { what: 'a very long name', name: `${'long '.repeat(500)}.txt`, content: bytes('text'), kept: true },
  {
    what: 'a name that is markup',
    name: '<img src=x onerror=alert(1)>.txt',
    content: bytes('text'),
    kept: true,
  },
]
