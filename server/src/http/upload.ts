import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import fastifyMultipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FileField } from '#contract/endpoint/endpoint.ts'
import { mimeOf } from './files/file-kinds.ts'
import { isEmpty, mustBeTaken, tooBig, wrongKind } from './files/must-be-taken.ts'
import { placeOf } from './files/place-of.ts'
import { endingOf, tidyFileName } from './files/tidy-file-name.ts'
import { FieldRefusal, Refusal } from './refusal.ts'
import { fileWords, words } from './words.ts'

const longestText = 64 * 1024

/** A file that has come whole and is of its kind; it stays when `keepFile` writes its row, and goes otherwise. */
export interface ReceivedFile {
  /** Its random name in the folder. */
  readonly name: string
  /** What the student called it. */
  readonly filename: string
  readonly mime: string
  /** In bytes. */
  readonly size: number
  /** It came ahead, in pieces, and may be given up in the same moment. */
  readonly is_upload?: boolean
}

/** What a form brought: its texts, and the files of each field that takes files. */
export interface Form {
  readonly body: Readonly<Record<string, unknown>>
  readonly files: Readonly<Record<string, readonly ReceivedFile[]>>
}

type Fields = Readonly<Record<string, FileField>>

/** Opens routes that take forms with files; to all others a form stays what it was, a type that is not taken. */
export const takeForms = (app: FastifyInstance, open: (scope: FastifyInstance) => void): void => {
  void app.register(async (scope) => {
    await scope.register(fastifyMultipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: Infinity, fieldSize: longestText, fields: 50, parts: 100, fieldNameSize: 100 },
    })
    open(scope)
  })
}

/** Writes a file down as it comes, counts its bytes and looks at what they are; it is on the disk when this is done. */
const received = async (
  part: MultipartFile,
  field: FileField,
  folder: string,
  name: string,
): Promise<ReceivedFile> => {
  const filename = tidyFileName(part.filename)
  // How long it is, it has not said.
  mustBeTaken(field, { field: part.fieldname, filename, size: 1 })
  let size = 0
  const counted = new Transform({
    transform: (bytes: Buffer, _, next) => {
      size += bytes.length
      next(size > field.maxBytes ? tooBig(field, filename) : null, bytes)
    },
  })
  const path = placeOf(folder, name)
  await mkdir(dirname(path), { recursive: true })
  // Flushed: its row, once written, promises that the file is there.
  await pipeline(part.file, counted, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  if (size === 0) throw isEmpty(part.fieldname, filename)
  const mime = await mimeOf(path, endingOf(filename))
  if (mime === null) throw wrongKind(field, filename)
  return { name, filename, mime, size }
}

const missing = (fields: Fields, files: Form['files']) =>
  Object.entries(fields)
    .filter(([name, { required }]) => required && files[name]?.length === 0)
    .map(([name]) => [name, [{ phrase: fileWords.fileRequired }]] as const)

const most = ({ many, most: limit = 20 }: FileField) => (many ? limit : 1)

interface Receiving {
  readonly folder: string
  /** Each file's name in the folder stands here before its first byte does. */
  readonly names: string[]
  /** Gives a file that came in pieces before, when it is the student's own and whole. */
  readonly finished: (field: string, uploadID: number) => Promise<ReceivedFile | undefined>
}

/** What stands in the form in place of a file that came in pieces before. */
const namesUpload = /^upload:([1-9]\d{0,8})$/

const tooMany = (fieldname: string, field: FileField) =>
  new FieldRefusal({ [fieldname]: [{ phrase: fileWords.tooManyFiles, params: { count: most(field) } }] })

const readForm = async (
  request: FastifyRequest,
  fields: Fields,
  { folder, names, finished }: Receiving,
): Promise<Form> => {
  const body: Record<string, unknown> = {}
  const files: Record<string, ReceivedFile[]> = Object.fromEntries(
    Object.keys(fields).map((name) => [name, []]),
  )
  for await (const part of request.parts()) {
    const field = Object.hasOwn(fields, part.fieldname) ? fields[part.fieldname] : undefined
    const known = files[part.fieldname]
    if (part.type === 'field') {
      const [, uploadID] = namesUpload.exec(String(part.value)) ?? []
      if (field !== undefined && known !== undefined && uploadID !== undefined) {
        if (known.length === most(field)) throw tooMany(part.fieldname, field)
        const file = await finished(part.fieldname, Number(uploadID))
        if (file === undefined)
          throw new FieldRefusal({ [part.fieldname]: [{ phrase: fileWords.uploadGone }] })
        known.push(file)
        continue
      }
      if (part.valueTruncated) throw new Refusal(words.tooLarge, { limit: `${longestText / 1024} KB` })
      // A form's lines end as in a letter of the seventies; a text of ours ends them by \n.
      body[part.fieldname] = String(part.value).replaceAll('\r\n', '\n')
      continue
    }
    // A field that nobody asked for is ignored; one that was left empty comes without a name and without a byte.
    if (field === undefined || known === undefined || part.filename === undefined || part.filename === '') {
      part.file.resume()
      continue
    }
    if (known.length === most(field)) throw tooMany(part.fieldname, field)
    const name = randomBytes(16).toString('hex')
    names.push(name)
    known.push(await received(part, field, folder, name))
  }
  const lacking = missing(fields, files)
  if (lacking.length > 0) throw new FieldRefusal(Object.fromEntries(lacking))
  return { body, files }
}

const isOfTheDisk = (error: unknown) =>
  error instanceof Error && 'syscall' in error && error.name !== 'AbortError'

/**
 * Takes a request, the fields of its call that take files, and where they are kept; gives the form. Refuses with 413,
 * 415 or 422, by the file's name.
 */
export const receiveForm = async (
  request: FastifyRequest,
  fields: Fields,
  receiving: Receiving,
): Promise<Form> => {
  if (!request.isMultipart()) throw new Refusal(words.wrongType)
  try {
    return await readForm(request, fields, receiving)
  } catch (error) {
    // What is still on its way is let pass, so that the answer is read and the connection serves again.
    request.raw.unpipe().resume()
    if (error instanceof Refusal || error instanceof FieldRefusal || isOfTheDisk(error)) throw error
    throw new Refusal(words.brokenForm)
  }
}
