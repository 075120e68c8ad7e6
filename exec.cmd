@rem The commands of package.json begin with the word by which a Unix shell gives its place to Node, so that
@rem signals reach it. Here it means nothing.
@%*
