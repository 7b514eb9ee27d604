/** The page after a form is sent. */
export default function Page() {
  return <h1>Merci</h1>;
}
