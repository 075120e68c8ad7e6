import * as z from 'zod/mini'
import { area, call, day, done, fileBytes, id, idText, instant, line, prose } from '../endpoint/endpoint.ts'
import { fileRow } from '../rows/file-row.ts'
import { lecturerRow } from '../rows/lecturer-row.ts'
import { pageChanges, seenVersion } from '../rows/page-changes.ts'
import { pageSchema, pageQuery, searchQuery } from '../endpoint/paging.ts'

const theme = z.object({
  themeID: id(),
  theme: z.string(),
  themeeng: z.string(),
  supervisor: lecturerRow,
  places: z.int(),
  /** 0 also when its supervisor takes no more students. */
  free: z.int(),
})

/** The theme that the student chose or proposed. */
const myTheme = z.object({
  theme: z.string(),
  themeeng: z.string(),
  themeID: z.nullable(id()),
  supervisor: lecturerRow,
  status: z.enum(['sent', 'approved', 'rejected']),
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
  sent_at: instant(),
  can_be_removed: z.boolean(),
})

const submission = { version: z.int(), created_at: instant() }

const component = z.object({
  componentID: id(),
  component: z.string(),
  componenteng: z.string(),
  text: z.string(),
  texteng: z.string(),
  deadline: z.nullable(day()),
  score: z.nullable(z.number()),
  max_score: z.nullable(z.number()),
  takes_files: z.boolean(),
  can_upload: z.boolean(),
  /** The version that counts, with its files; null before the first. */
  latest: z.nullable(z.object({ ...submission, files: z.array(fileRow) })),
})

/** The decision about the student's theme, and until when themes can be chosen. */
const themesState = z.object({
  mine: z.nullable(z.pick(myTheme, { theme: true, themeeng: true, status: true })),
  choose_until: z.nullable(instant()),
})

const componentState = z.pick(component, { deadline: true, score: true })
const componentChange = z.object({
  ...z.pick(component, { componentID: true, component: true, componenteng: true }).shape,
  before: z.nullable(componentState),
  after: z.nullable(componentState),
})

/** The master's thesis: its theme and its parts (spec 2.20, 7.14). */
export const master = area({
  themes: call('GET /api/master-themes', {
    summary:
      "Lists the themes offered to the student, free ones first, the supervisors, and the student's chosen or proposed theme.",
    query: {
      ...pageQuery,
      ...searchQuery,
      supervisor: z.optional(idText()),
    },
    refuses: [403],
    reply: z.extend(pageSchema(theme), {
      /** The supervisors of the programme, and how many more students each takes. */
      supervisors: z.array(z.extend(lecturerRow, { free: z.int() })),
      mine: z.nullable(myTheme),
      opens_at: z.nullable(instant()),
      choose_until: z.nullable(instant()),
      is_open: z.boolean(),
      is_over: z.boolean(),
      ...pageChanges(z.object({ before: themesState, after: themesState })),
    }),
  }),
  seenThemes: call('POST /api/master-themes/seen', { refuses: [403, 409], ...seenVersion('the themes') }),
  chooseTheme: call('POST /api/master-themes', {
    summary:
      'Chooses an offered theme by `themeID`, or proposes `theme`, `themeeng` and a supervisor (`personID`).',
    // Not a union, which could not name the wrong field.
    body: z.object({
      themeID: z.optional(id()),
      theme: z.optional(line(300)),
      themeeng: z.optional(line(300)),
      personID: z.optional(id()),
      reason: z.optional(prose(2000)),
    }),
    refuses: [403, 404, 409, 423],
    reply: z.object({ mine: myTheme }),
  }),
  removeTheme: call('DELETE /api/master-themes', {
    summary: "Withdraws the student's choice of a theme while it is not approved and themes can be chosen.",
    refuses: [403, 404, 409, 423],
    reply: done(),
  }),
  components: call('GET /api/master-components/getComponents', {
    summary:
      "Lists the parts of the student's thesis with deadlines, points and the files of the latest version.",
    refuses: [403],
    reply: z.object({
      components: z.array(component),
      /** No files are accepted before the student has chosen or proposed a theme. */
      needs_theme: z.boolean(),
      ...pageChanges(componentChange),
    }),
  }),
  seenComponents: call('POST /api/master-components/seen', {
    refuses: [403, 409],
    ...seenVersion('the parts of the thesis'),
  }),
  uploadFiles: call('POST /api/master-components/uploadFiles', {
    summary: 'Uploads the files of one part as its next version: Word, PowerPoint or PDF, up to 10 MB each.',
    body: z.object({ componentID: idText() }),
    files: {
      'files[]': {
        required: true,
        many: true,
        most: 5,
        maxBytes: 10 * 1024 * 1024,
        types: ['doc', 'docx', 'ppt', 'pptx', 'pdf'],
      },
    },
    refuses: [403, 404, 409, 423],
    reply: z.object({ version: z.int(), files: z.array(fileRow) }),
  }),
  files: call('GET /api/master-components/getFiles', {
    summary:
      "Lists the student's uploaded files, latest version first; `componentID` limits them to one part.",
    query: { ...pageQuery, componentID: z.optional(idText()) },
    refuses: [403],
    reply: pageSchema(z.extend(fileRow, { componentID: id(), ...submission })),
  }),
  downloadFile: call('POST /api/master-components/downloadFile', {
    summary:
      "Downloads one of the student's files by its name: the latest of that name, or the one with `fileID`.",
    body: z.object({ filename: line(255), fileID: z.optional(id()) }),
    answers: 'file',
    refuses: [404],
    reply: fileBytes(),
  }),
})
