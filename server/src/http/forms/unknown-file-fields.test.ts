import fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listCalls } from '#server/app/list-calls.ts'
import { toFormPayload } from '#server/http/files/test-form-payload.ts'
import { listFiles, testFolder } from '#server/http/files/test-folder.ts'
import { acceptForms, receiveForm } from './receive-form.ts'
import { FieldRefusal } from '#server/http/refusal.ts'

const folder = await testFolder()
const file = { filename: 'a.pdf', text: '%PDF-1.7\n' }

/** Sends one form to a call and returns the refused fields. */
const receive = async (
  fields: Parameters<typeof receiveForm>[1]['fields'],
  form: ReturnType<typeof toFormPayload>,
) => {
  const app = fastify()
  onTestFinished(() => app.close())
  acceptForms(app, (scope) => {
    scope.post('/', async (request) => {
      try {
        const { body } = await receiveForm(
          request,
          { fields, isTextField: (name) => name === 'text' },
          { folder, names: [], findUpload: async () => undefined, requireSpace: async () => undefined },
        )
        return { body }
      } catch (error) {
        if (error instanceof FieldRefusal) return { refused: Object.keys(error.fields) }
        throw error
      }
    })
  })
  const reply = await app.inject({ method: 'POST', url: '/', ...form })
  expect(reply.statusCode).toBe(200)
  return reply.json<{ refused?: string[]; body?: object }>()
}

const formCalls = listCalls().flatMap(({ name, endpoint }) =>
  endpoint.files === undefined ? [] : [[name, endpoint.files] as const],
)

describe.each(formCalls)('the form of %s', (_, files) => {
  const [known] = Object.keys(files) as [string]
  // The usual mistake: `[]` added or left out.
  const misspelled = known.endsWith('[]') ? known.slice(0, -2) : `${known}[]`

  it('is refused with the name of an unknown file field', async () => {
    expect(await receive(files, toFormPayload({}, { [misspelled]: file }))).toEqual({ refused: [misspelled] })
    expect(await listFiles(folder)).toEqual([])
  })

  it('is refused with the name of a field whose upload does not exist', async () => {
    expect(await receive(files, toFormPayload({ [misspelled]: 'upload:1' }))).toEqual({
      refused: [misspelled],
    })
  })

  it('is refused with the name of a file field that was sent as text', async () => {
    expect(await receive(files, toFormPayload({ [known]: 'a.pdf' }))).toEqual({ refused: [known] })
  })
})

describe('receiveForm', () => {
  const optional = { file: { required: false, many: false, maxBytes: 1000 } }

  it('ignores empty files and unknown texts', async () => {
    const form = toFormPayload(
      { file: '', other: 'x', text: 'upload:1' },
      { photo: { filename: '', text: '' } },
    )
    expect(await receive(optional, form)).toEqual({ body: { file: '', other: 'x', text: 'upload:1' } })
  })
})
