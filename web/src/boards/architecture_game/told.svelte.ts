/** In a live race the description of a fragment is printed for who asks for it; it is always spoken. */
class Told {
  shown = $state(false);
}

export const told = new Told();
