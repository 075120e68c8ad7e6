import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { master } from '#contract/studies/master.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { smallFiles } from '#server/http/files/test-files.ts'
import { testFolder } from '#server/http/files/test-folder.ts'
import { sendForm } from '#server/http/files/test-send-form.ts'
import { testMaster } from '../test-master.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true, filesDir: await testFolder() })
const university = await testUniversity(db)
const { programmeID, addStudent, addChoice, setRound } = await testMaster(db, university)
const componentID = await university.put('master_component', {
  programme_id: programmeID,
  semester_id: university.semesterID,
  position: 1,
  name_ka: 'თავი პირველი',
  name_en: 'Chapter one',
})

const newStudent = async () => {
  const studentID = await addStudent()
  const { headers } = await signIn(db, studentID)
  const own = { ...headers, 'content-language': 'en' }
  const read = async () => {
    const reply = await app.inject({ url: master.components.path, headers: own })
    return reply.json<{ data: z.output<typeof master.components.reply> }>().data
  }
  const submit = () => {
    const form = new FormData()
    form.append('componentID', String(componentID))
    form.append('files[]', new Blob([new Uint8Array(smallFiles['docx']!)]), 'a.docx')
    return sendForm<{ version: number }>(app, master.uploadFiles.path, form, own)
  }
  return { studentID, read, submit }
}

describe('uploadFiles', () => {
  it('accepts no files of a student who has no theme, once themes are chosen', async () => {
    const { studentID, read, submit } = await newStudent()
    const expectNeed = async () => {
      expect(await submit()).toMatchObject({
        status: 409,
        code: 'theme_needed',
        message: expect.stringContaining('first choose the theme of your thesis'),
      })
      expect(await read()).toMatchObject({ needs_theme: true, components: [{ can_upload: false }] })
    }
    await expectNeed()
    await addChoice(studentID, { status: 'rejected', reason: 'too wide' })
    await expectNeed()
    await addChoice(studentID)
    expect(await read()).toMatchObject({ needs_theme: false, components: [{ can_upload: true }] })
    expect((await submit()).status).toBe(200)
  })

  it('accepts files without a theme before themes are chosen', async () => {
    await setRound(24, 48)
    const { submit } = await newStudent()
    expect((await submit()).status).toBe(200)
    await setRound(-48, 48)
  })
})
