import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import fastifyMultipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FileField } from '#contract/endpoint/endpoint.ts'
import { detectMimeType } from '#server/http/files/file-kinds.ts'
import {
  emptyFileRefusal,
  checkFile,
  tooLargeRefusal,
  wrongTypeRefusal,
} from '#server/http/files/check-file.ts'
import type { RequireDiskSpace } from '#server/http/files/disk-reserve.ts'
import { toDiskRefusal } from '#server/http/files/to-disk-refusal.ts'
import { toFilePath } from '#server/http/files/to-file-path.ts'
import { getExtension, sanitizeFileName } from '#server/http/files/sanitize-file-name.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { fileWords, words } from '#server/http/words.ts'

const maxTextBytes = 64 * 1024

/** A complete file of an accepted type; it is removed after the request unless `saveFile` writes its row. */
export interface ReceivedFile {
  /** Its random name in the folder. */
  readonly name: string
  /** The name that the student gave it. */
  readonly filename: string
  readonly mime: string
  /** In bytes. */
  readonly size: number
  /** It was uploaded in pieces before, and may be deleted at the same moment. */
  readonly is_upload?: boolean
}

/** The text fields and files of a form. */
export interface Form {
  readonly body: Readonly<Record<string, unknown>>
  readonly files: Readonly<Record<string, readonly ReceivedFile[]>>
}

type FileFields = Readonly<Record<string, FileField>>

interface FormFields {
  readonly fields: FileFields
  readonly isTextField: (name: string) => boolean
}

/** Adds routes that take forms with files; elsewhere the content type of a form is refused. */
export const acceptForms = (app: FastifyInstance, open: (scope: FastifyInstance) => void): void => {
  void app.register(async (scope) => {
    await scope.register(fastifyMultipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: Infinity, fieldSize: maxTextBytes, fields: 50, parts: 100, fieldNameSize: 100 },
    })
    open(scope)
  })
}

const joinChunks = async function* (first: Buffer, rest: AsyncIterable<Buffer>) {
  yield first
  yield* rest
}

/** Streams a file to the disk and checks its size and type; it is flushed when this resolves. */
const receiveFile = async (
  part: MultipartFile,
  field: FileField,
  { folder, requireSpace }: ReceiveOptions,
  name: string,
): Promise<ReceivedFile> => {
  const filename = sanitizeFileName(part.filename)
  // The size is not known yet.
  checkFile(field, { field: part.fieldname, filename, size: 1 })
  let size = 0
  const checkBytes = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const bytes of chunks) {
      size += bytes.length
      if (size > field.maxBytes) throw tooLargeRefusal(field, filename)
      await requireSpace(bytes.length)
      yield bytes
    }
  }
  const chunks = checkBytes(part.file)
  // The file is opened with the first bytes, so that a connection that sends none uses no descriptor.
  const first = await chunks.next()
  if (first.done === true) throw emptyFileRefusal(part.fieldname, filename)
  const path = toFilePath(folder, name)
  await mkdir(dirname(path), { recursive: true })
  // Flushed, because the row that is written next promises that the file exists.
  const written = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const closed = new Promise<void>((resolve) => written.once('close', () => resolve()))
  try {
    await pipeline(joinChunks(first.value, chunks), written)
  } catch (error) {
    // The file may still be being created: deleted before that, it would stay.
    await closed
    throw error
  }
  const mime = await detectMimeType(path, getExtension(filename))
  if (mime === null) throw wrongTypeRefusal(field, filename)
  return { name, filename, mime, size }
}

const missingFields = (fields: FileFields, files: Form['files']) =>
  Object.entries(fields)
    .filter(([name, { required }]) => required && files[name]?.length === 0)
    .map(([name]) => [name, [{ phrase: fileWords.fileRequired }]] as const)

/** As much as a form may bring whose length is not announced. */
export const sumMaxBytes = (fields: FileFields): number =>
  Object.values(fields).reduce((sum, field) => sum + maxFiles(field) * field.maxBytes, 0)

const maxFiles = ({ many, most: limit = 20 }: FileField) => (many ? limit : 1)

interface ReceiveOptions {
  readonly folder: string
  /** Each file's name in the folder, added before its first byte is written. */
  readonly names: string[]
  /** A complete upload of this student for the field. */
  readonly findUpload: (field: string, uploadID: number) => Promise<ReceivedFile | undefined>
  readonly requireSpace: RequireDiskSpace
}

/** A form field that refers to a file uploaded in pieces before. */
const uploadReference = /^upload:([1-9]\d{0,8})$/

const tooManyFiles = (fieldname: string, field: FileField) =>
  new FieldRefusal({ [fieldname]: [{ phrase: fileWords.tooManyFiles, params: { count: maxFiles(field) } }] })

/** An unknown file is refused rather than ignored, because its sender would believe that it was received. */
const noFileHere = (fieldname: string, fields: FileFields) => {
  const phrase = Object.hasOwn(fields, fieldname) ? fileWords.notAFile : fileWords.unknownFileField
  const known = Object.keys(fields).join(', ')
  return new FieldRefusal({ [fieldname]: [{ phrase, params: { field: fieldname, known } }] })
}

const readForm = async (
  request: FastifyRequest,
  { fields, isTextField }: FormFields,
  options: ReceiveOptions,
): Promise<Form> => {
  const body: Record<string, unknown> = {}
  const files: Record<string, ReceivedFile[]> = Object.fromEntries(
    Object.keys(fields).map((name) => [name, []]),
  )
  const { names, findUpload } = options
  for await (const part of request.parts()) {
    const field = Object.hasOwn(fields, part.fieldname) ? fields[part.fieldname] : undefined
    const fieldFiles = files[part.fieldname]
    if (part.type === 'field') {
      const [, uploadID] = uploadReference.exec(String(part.value)) ?? []
      const isLost =
        field === undefined ? uploadID !== undefined : uploadID === undefined && part.value !== ''
      if (isLost && !isTextField(part.fieldname)) throw noFileHere(part.fieldname, fields)
      if (field !== undefined && fieldFiles !== undefined && uploadID !== undefined) {
        if (fieldFiles.length === maxFiles(field)) throw tooManyFiles(part.fieldname, field)
        const file = await findUpload(part.fieldname, Number(uploadID))
        if (file === undefined)
          throw new FieldRefusal({ [part.fieldname]: [{ phrase: fileWords.uploadNotFound }] })
        fieldFiles.push(file)
        continue
      }
      if (part.valueTruncated) throw new Refusal(words.tooLarge, { limit: `${maxTextBytes / 1024} KB` })
      // Forms end lines with \r\n, stored texts with \n.
      body[part.fieldname] = String(part.value).replaceAll('\r\n', '\n')
      continue
    }
    // An empty file field has no name and no bytes.
    if (part.filename === undefined || part.filename === '') {
      part.file.resume()
      continue
    }
    if (field === undefined || fieldFiles === undefined) throw noFileHere(part.fieldname, fields)
    if (fieldFiles.length === maxFiles(field)) throw tooManyFiles(part.fieldname, field)
    const name = randomBytes(16).toString('hex')
    names.push(name)
    fieldFiles.push(await receiveFile(part, field, options, name))
  }
  const missing = missingFields(fields, files)
  if (missing.length > 0) throw new FieldRefusal(Object.fromEntries(missing))
  return { body, files }
}

const isDiskError = (error: unknown) =>
  error instanceof Error && 'syscall' in error && error.name !== 'AbortError'

/** Reads a multipart form and stores its files. Refuses with 413, 415 or 422, naming the file. */
export const receiveForm = async (
  request: FastifyRequest,
  fields: FormFields,
  receiving: ReceiveOptions,
): Promise<Form> => {
  if (!request.isMultipart()) throw new Refusal(words.wrongType)
  try {
    return await readForm(request, fields, receiving)
  } catch (error) {
    // The rest of the body is discarded, so that the client reads the answer and the connection stays usable.
    request.raw.unpipe().resume()
    if (error instanceof Refusal || error instanceof FieldRefusal) throw error
    throw isDiskError(error) ? toDiskRefusal(error) : new Refusal(words.brokenForm)
  }
}
