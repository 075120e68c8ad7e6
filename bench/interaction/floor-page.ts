/** The smallest page with both interactions: radio buttons that mark their row, and a field that lists what is typed. */
export const floorPage = `<!doctype html>
<html lang="ka"><head><meta charset="utf-8"><title>floor</title></head><body>
<table>${[1, 2, 3, 4]
  .map((n) => `<tr><td><label><input type="radio" name="group"> ${n}</label></td></tr>`)
  .join('')}</table>
<input id="field"><ul></ul>
<script>
  addEventListener('change', ({ target }) => {
    for (const row of document.querySelectorAll('tr')) row.style.background = row.contains(target) ? 'silver' : ''
  })
  field.addEventListener('input', () => { document.querySelector('ul').innerHTML = '<li>' + field.value + '</li>' })
</script></body></html>`
