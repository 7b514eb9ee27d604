/** Where a form leads once it is sent. */
export default function Page() {
  return <h1>Merci</h1>;
}
