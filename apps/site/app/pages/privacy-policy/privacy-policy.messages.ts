import { defineCatalog } from '@jalon/i18n';

interface Places {
  /** The form for requests about personal information. */
  requestForm: string;
  contactForm: string;
}

/** The content that the law requires of a published policy (CQLR c. P-39.1, s. 3.1, 8, 8.2). */
export const privacyPolicyMessages = defineCatalog('site.privacy-policy', {
  fr: {
    title: 'Politique de confidentialité',
    description:
      'Les renseignements personnels que le Club Jalon recueille, pourquoi, pour combien de temps, et vos droits.',
    text: ({ requestForm, contactForm }: Places) => `
<p>Le Club Jalon recueille le moins de renseignements possible, et seulement pour répondre à ce que vous lui demandez. Voici lesquels, pourquoi, pour combien de temps, et ce que vous pouvez exiger de nous.</p>
<h2>Ce que nous recueillons, et pourquoi</h2>
<ul>
<li><strong>Par nos formulaires</strong>\u00a0: ce que vous y inscrivez, ainsi que le nom et la version de votre navigateur, pour traiter votre demande. Si vous avez ouvert une session, certains formulaires y joignent votre nom, votre adresse courriel et votre numéro de membre\u00a0: ils l’indiquent.</li>
<li><strong>Par l’espace membre</strong>\u00a0: votre nom d’utilisateur et votre mot de passe, pour vous reconnaître, et les renseignements de votre compte, pour vous les montrer.</li>
<li><strong>Pour nos offres</strong>\u00a0: votre adresse courriel, seulement si vous avez coché la case qui le demande. Chaque message contient un lien pour vous désabonner.</li>
<li><strong>Contre les abus</strong>\u00a0: une empreinte de votre adresse IP, pour compter les envois et les tentatives de connexion.</li>
</ul>
<p>Les champs facultatifs le sont vraiment\u00a0: les laisser vides ne change rien au traitement de votre demande. Vous pouvez retirer en tout temps un consentement que vous avez donné.</p>
<h2>Les témoins</h2>
<p>Votre navigateur garde deux témoins tant que votre session est ouverte, un autre, pendant dix minutes, pour vous montrer le numéro d’une demande envoyée, et un dernier, jusqu’à sa fermeture, pour retenir la langue que vous choisissez. Rien de ce qui permet de vous identifier, de vous localiser ou de dresser votre profil n’est activé sans votre accord.</p>
<h2>Qui y a accès</h2>
<p>Seules les personnes du club qui en ont besoin pour vous répondre. Nous ne vendons ni ne louons vos renseignements, et nous ne les communiquons à personne d’autre sans votre consentement, à moins que la loi ne l’exige. S’ils devaient être confiés à un fournisseur ou communiqués à l’extérieur du Québec, nous vous en informerions au moment de les recueillir.</p>
<h2>Combien de temps nous les gardons</h2>
<p>Une demande est chiffrée dès sa réception, gardée un an, puis détruite. Une demande qui porte sur vos renseignements personnels est gardée trois ans, le temps pendant lequel elle peut être contestée.</p>
<h2>Vos droits</h2>
<p>Vous pouvez demander à consulter vos renseignements et à en recevoir une copie, dans un format technologique courant si vous le souhaitez, les faire corriger ou supprimer, en faire cesser la diffusion et vous désabonner de nos envois. <a href="${requestForm}">Faites votre demande en ligne</a>\u00a0: vous recevrez une réponse écrite dans les 30\u00a0jours. Si elle ne vous satisfait pas, vous pouvez vous adresser à la <a href="https://www.cai.gouv.qc.ca/">Commission d’accès à l’information du Québec</a>.</p>
<h2>La personne responsable</h2>
<p>Responsable de la protection des renseignements personnels, Club Jalon<br>Courriel\u00a0: <a href="mailto:vie-privee@club.example">vie-privee@club.example</a></p>
<p>Pour toute autre question, <a href="${contactForm}">écrivez-nous</a>.</p>
<h2>Les changements à cette politique</h2>
<p>Cette politique est en vigueur depuis le 21\u00a0novembre\u00a02026. Tout changement sera annoncé ici avant de s’appliquer.</p>`,
  },
  en: {
    title: 'Privacy policy',
    description:
      'The personal information that Club Jalon collects, why, for how long, and what your rights are.',
    text: ({ requestForm, contactForm }) => `
<p>Club Jalon collects as little information as it can, and only to respond to your requests. Here is what we collect, why, for how long, and what you may ask of us.</p>
<h2>What we collect, and why</h2>
<ul>
<li><strong>Through our forms</strong>: what you write in them and your browser’s name and version, to handle your request. If you are signed in, some forms add your name, email address and member number, and say so.</li>
<li><strong>Through the member area</strong>: your username and password, to recognize you, and your account information, to show it to you.</li>
<li><strong>For our offers</strong>: your email address, only if you checked the box that asks for it. Each message has a link to unsubscribe.</li>
<li><strong>Against abuse</strong>: a fingerprint of your IP address, to count requests and attempts to sign in.</li>
</ul>
<p>Optional fields are just that: leaving them empty changes nothing in how your request is handled. You may withdraw a consent at any time.</p>
<h2>Cookies</h2>
<p>Your browser keeps two cookies while you are signed in, another one for ten minutes to show you the number of a request that you sent, and a last one until you close the browser to remember the language that you chose. Nothing that could identify, locate or profile you is turned on without your agreement.</p>
<h2>Who has access to it</h2>
<p>Only those at the club who need it to answer you. We neither sell nor rent your information, and we share it with no one else without your consent, unless the law requires it. If we have to entrust it to a service provider or send it outside Quebec, we will tell you when we collect it.</p>
<h2>How long we keep it</h2>
<p>A request is encrypted as soon as it is received, kept for one year, then destroyed. A request about your personal information is kept for three years, as long as it can be disputed.</p>
<h2>Your rights</h2>
<p>You may ask to see your information and to receive a copy of it, in a commonly used electronic format if you wish, have it corrected or deleted, stop its dissemination, and unsubscribe from what we send. <a href="${requestForm}">Make your request online</a>: you will receive a written answer within 30\u00a0days. If it does not satisfy you, you may turn to the <a href="https://www.cai.gouv.qc.ca/">Commission d’accès à l’information du Québec</a>.</p>
<h2>The privacy officer</h2>
<p>Person in charge of the protection of personal information, Club Jalon<br>Email: <a href="mailto:vie-privee@club.example">vie-privee@club.example</a></p>
<p>For any other question, <a href="${contactForm}">write to us</a>.</p>
<h2>Changes to this policy</h2>
<p>This policy has been in force since November\u00a021,\u00a02026. Any change will be announced here before it applies.</p>`,
  },
});
