import * as z from 'zod/mini'
import { area, call, id, idText } from './endpoint.ts'
import { groupRow } from './group-row.ts'

/** The groups of a subject, each with whether I can take it and why not (spec 2 "Group tables", 5 "Clash rule"). */
export const groups = area({
  general: call({
    method: 'GET',
    path: '/api/registration/groups/general/{subjectID}',
    access: 'student',
    says: 'All groups of a subject this semester, with `valid` for me, or the reason and the clashing subject.',
    params: { subjectID: idText() },
    reply: z.object({
      subject: z.object({
        subjectID: id(),
        subject: z.string(),
        subjecteng: z.string(),
        subject_code: z.string(),
        ects: z.int(),
      }),
      groups: z.array(
        z.extend(groupRow, {
          valid: z.boolean(),
          code: z.nullable(z.enum(['group_clash', 'group_full', 'group_closed', 'no_valid_set'])),
          reason: z.nullable(z.string()),
          clash: z.nullable(
            z.object({ subjectID: id(), subject: z.string(), subjecteng: z.string(), dayID: z.int(), time: z.string() }),
          ),
        }),
      ),
      /** Why nothing can be taken at all, as a sentence, when that is so. */
      message: z.nullable(z.string()),
      code: z.nullable(z.enum(['no_open_groups', 'no_free_groups', 'window_closed'])),
    }),
  }),
})
