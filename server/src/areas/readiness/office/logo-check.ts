import sharp from 'sharp'
import { loadLogo } from '#server/letterhead/sql.ts'
import type { Check } from '../check.ts'

const isReadable = async (logo: string): Promise<boolean> => {
  try {
    await sharp(Buffer.from(logo.split(',')[1] ?? '', 'base64')).stats()
    return true
  } catch {
    return false
  }
}

/** The database has compared the check sums of the logo; whether it can be decoded is seen here. */
export const logoCheck: Check = {
  id: 'logo-unreadable',
  severity: 'notice',
  load: async (db, { staffID }, { isWholeUniversity }) => {
    const { logo } = await loadLogo(db)
    if (logo === '' || (staffID !== null && !isWholeUniversity) || (await isReadable(logo)))
      return { total: 0, items: [] }
    return { total: 1, items: [{ name: '', nameeng: '' }] }
  },
}
