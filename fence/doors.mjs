/** The doors between areas, by wing: what may be imported from another area, and nothing else. */
export const doors = {
  server: [],
  web: [],
}
