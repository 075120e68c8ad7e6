import { expect, type Page } from '@playwright/test'
import type * as z from 'zod/mini'
import { exams } from '#contract/studies/exams.ts'
import { uploads } from '#contract/account/uploads.ts'
import type { Locale } from '#rules/text/locale.ts'
import { words } from '#web/areas/exams/submission/words.ts'
import { en, ka } from '../languages.ts'
import { changeReply } from '../replies.ts'

type Mine = z.output<typeof exams.schedule.reply>

const handedIn: Mine['exams'][number]['files'][number] = {
  fileID: 1,
  filename: 'ნაშრომი.pdf',
  mime: 'application/pdf',
  size: 3_000_000,
  handed_in_at: '2026-03-10T08:00:00Z',
}
const cutOff = {
  uploadID: 1,
  received: 2_000_000,
  is_complete: false,
  call: `${exams.uploadFiles.method} ${exams.uploadFiles.path}`,
  filename: 'essay, second part.docx',
  size: 4_000_000,
  expires_at: '2026-03-11T08:00:00Z',
}

/** Opens the dialog of an exam's files with one submitted and one interrupted upload. */
export const openHandIn = async (page: Page, locale: Locale): Promise<void> => {
  const t = locale === 'ka' ? ka : en
  await changeReply<Mine>(page, exams.schedule.path, ({ exams: mine, ...rest }) => ({
    ...rest,
    exams: mine.map((exam) => ({ ...exam, files: [handedIn] })),
  }))
  await changeReply(page, uploads.unfinished.path, () => ({ uploads: [cutOff] }))
  await page.goto('/exam-schedule')
  await page
    .getByRole('button', { name: t(words.submit) })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  for (const shown of [handedIn.filename, cutOff.filename]) await expect(dialog).toContainText(shown)
}
