// Inlined into the page by the first-paint script, so it imports nothing.

/** The cookie pair by which another page of the university signs a student in (spec 4.2). */
export interface CookiePair {
  readonly user_id: string
  readonly password: string
}

const cookieNames = ['portal_user_id', 'portal_one_time'] as const
/** The one-time token that this tab has tried. The server may not be able to delete the pair of another domain. */
const triedKey = 'tried_cookie_pair'

/** A value that is not percent-encoded is taken as it is: the server refuses it and deletes the pair. */
const decode = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

const wasTried = (password: string): boolean => {
  try {
    return sessionStorage.getItem(triedKey) === password
  } catch {
    return false
  }
}

/** The pair that this tab has not tried yet, or null. */
export const findCookiePair = (): CookiePair | null => {
  const cookies = new Map(
    document.cookie.split('; ').map((each) => [each.split('=')[0], each.replace(/^[^=]*=/, '')]),
  )
  const [userID, password] = cookieNames.map((name) => decode(cookies.get(name) ?? ''))
  return userID && password && !wasTried(password) ? { user_id: userID, password } : null
}

/** Records that the pair is being tried, so that it is tried once even if it cannot be deleted. */
export const markCookiePairTried = ({ password }: CookiePair): void => {
  try {
    sessionStorage.setItem(triedKey, password)
  } catch {
    // Without storage nobody can be signed in either.
  }
}

/** Deletes the pair of this host; the server deletes the one of its parent domains. */
export const deleteCookiePair = (): void => {
  for (const name of cookieNames) document.cookie = `${name}=; Max-Age=0; path=/`
}
