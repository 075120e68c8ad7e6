/** The props of a link to the path of an agenda item, which may have one number behind it, as in `/presentations?subject=7`. */
export const toLink = (path: string) => {
  const [to, query] = path.split('?')
  const [name, value] = query?.split('=') ?? []
  return { to: to as '/', ...(name !== undefined && { search: { [name]: Number(value) } as never }) }
}
