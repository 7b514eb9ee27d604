/** Where a form leads once it is sent. */
export default function Page() {
  return <h1>Thank you</h1>;
}
