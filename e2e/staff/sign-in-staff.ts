import { expect, type Page } from '@playwright/test'
import { findNamedMember } from '#demo/staff/named-staff.ts'

/** Signs a demo member of staff in without the screen, by the API. */
export const signInStaff = async (page: Page, role: string, baseURL: string): Promise<void> => {
  const { email, password } = findNamedMember(role)
  const reply = await page.request.post('/api/staff/auth/login', { data: { email, password } })
  expect(reply.ok()).toBe(true)
  const { data } = (await reply.json()) as { data: { token: string } }
  const localStorage = [{ name: 'staff_token', value: data.token }]
  await page.context().setStorageState({ cookies: [], origins: [{ origin: baseURL, localStorage }] })
}
