import { createTotpCode, toTotpStep } from '#server/areas/staff-session/second-factor/totp.ts'
import { hashPassword } from '#server/credentials/password.ts'
import type { testUniversity } from '#server/db/test-university.ts'
import { hashToken } from '#server/http/authenticate.ts'

/** The samples of the set-up of a second factor in an open session. */
export const secondFactorSamples = (university: Awaited<ReturnType<typeof testUniversity>>) => {
  const password = 'a good password'
  return {
    'staffSession.beginSecondFactor': async (staffID: number) => {
      await university.change('staff_member', staffID, { password_hash: await hashPassword(password) })
      return { body: { password } }
    },
    'staffSession.confirmSecondFactor': async (staffID: number) => {
      const secret = Buffer.from('12345678901234567890')
      const challenge = `challenge of ${staffID}`
      const columns = { token_hash: hashToken(challenge), staff_member_id: staffID, new_totp_secret: secret }
      await university.put('staff_challenge', { ...columns, expires_at: '2100-01-01' })
      return { body: { challenge, code: createTotpCode(secret, toTotpStep(Date.now() / 1000)) } }
    },
  }
}
