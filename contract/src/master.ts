import * as z from 'zod/mini'
import { area, call, day, done, fileBytes, id, idText, instant, line, prose } from './endpoint.ts'
import { fileRow } from './file-row.ts'
import { lecturerRow } from './lecturer-row.ts'

const theme = z.object({
  themeID: id(),
  theme: z.string(),
  themeeng: z.string(),
  supervisor: lecturerRow,
  places: z.int(),
  free: z.int(),
})

/** The student's own choice or proposal of a theme. */
const myTheme = z.object({
  theme: z.string(),
  themeeng: z.string(),
  themeID: z.nullable(id()),
  supervisor: z.nullable(lecturerRow),
  status: z.enum(['sent', 'approved', 'rejected']),
  reason: z.nullable(z.string()),
  sent_at: instant(),
})

const component = z.object({
  componentID: id(),
  component: z.string(),
  componenteng: z.string(),
  deadline: z.nullable(day()),
  score: z.nullable(z.number()),
  max_score: z.nullable(z.number()),
  can_upload: z.boolean(),
})

/** The master's thesis: its theme and its parts (spec 2, 7 "Master components"). */
export const master = area({
  themes: call({
    method: 'GET',
    path: '/api/master-themes',
    access: 'student',
    says: 'The themes offered to me, and the one that I have chosen or proposed.',
    refuses: [403],
    reply: z.object({
      themes: z.array(theme),
      supervisors: z.array(lecturerRow),
      mine: z.nullable(myTheme),
      choose_until: z.nullable(instant()),
    }),
  }),
  chooseTheme: call({
    method: 'POST',
    path: '/api/master-themes',
    access: 'student',
    says: 'Choose an offered theme by `themeID`, or propose `theme`, `themeeng` and a supervisor (`personID`).',
    // Not a union: with one, a wrong field could not be named.
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
  removeTheme: call({
    method: 'DELETE',
    path: '/api/master-themes',
    access: 'student',
    says: 'Take my choice of a theme back while it is not approved.',
    refuses: [403, 404, 409, 423],
    reply: done(),
  }),
  components: call({
    method: 'GET',
    path: '/api/master-components/getComponents',
    access: 'student',
    says: "The parts of my master's work with their deadlines.",
    refuses: [403],
    reply: z.object({ components: z.array(component) }),
  }),
  uploadFiles: call({
    method: 'POST',
    path: '/api/master-components/uploadFiles',
    access: 'student',
    says: 'Hand in the files of one part: Word, PowerPoint or PDF, up to 10 MB each.',
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
    refuses: [403, 404, 423],
    reply: z.object({ files: z.array(fileRow) }),
  }),
  files: call({
    method: 'GET',
    path: '/api/master-components/getFiles',
    access: 'student',
    says: 'The files that I have handed in, by part.',
    refuses: [403],
    reply: z.object({
      files: z.array(z.extend(fileRow, { componentID: id(), created_at: instant() })),
    }),
  }),
  downloadFile: call({
    method: 'POST',
    path: '/api/master-components/downloadFile',
    access: 'student',
    says: 'One of my files, by its name, as a download.',
    body: z.object({ filename: line(255) }),
    answers: 'file',
    refuses: [403, 404],
    reply: fileBytes(),
  }),
})
